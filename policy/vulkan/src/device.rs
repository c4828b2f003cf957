//! Cards, their memory in pieces, and dispatches of the kernels on it. The only module of this package with `unsafe`: every
//! call of Vulkan. Handles live as long as their [`Device`] or [`Vulkan`], and never leave this module.

mod cards;

pub use cards::{Card, Vulkan};

use ash::vk;
use cards::context;
use std::ffi::CStr;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, Ordering};

/// Maximum number of words of the arguments of a dispatch: the structure `Sweep` of the memory tests.
pub const ARGUMENTS: usize = 16;
/// Number of words before the list of found words, and maximum number of found words in the list.
pub const LIST: usize = 65;
pub const CAPACITY: usize = 4096;
const FOUND: usize = LIST + 4 * CAPACITY;
/// Maximum number of groups of a dispatch.
pub const GROUPS: u32 = 2048;
/// Maximum and minimum size of a piece, in bytes. A dispatch covers one piece, so that even the largest ends long before the time limit of a driver.
pub const PIECE: u64 = 1 << 30;
const LEAST_PIECE: u64 = 1 << 20;
/// Bytes of an entry: pieces hold whole entries.
const ENTRY: u64 = 32;
/// Maximum number of pieces, which is the number of allocations that each device allows.
const PIECES: u32 = 4000;

/// A compiled kernel, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel(usize);

/// A buffer with its memory.
#[derive(Clone, Copy, Default)]
struct Buffer {
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
}

/// A part of the tested memory, which a kernel reads as one buffer.
struct Piece {
    own: Buffer,
    set: vk::DescriptorSet,
    words: u32,
}

/// A card with kernels and memory.
pub struct Device<'v> {
    vulkan: &'v Vulkan,
    physical: vk::PhysicalDevice,
    device: ash::Device,
    queue: vk::Queue,
    /// Maximum number of bytes of a piece.
    most: u64,
    set_layout: vk::DescriptorSetLayout,
    layout: vk::PipelineLayout,
    modules: Vec<vk::ShaderModule>,
    pipelines: Vec<vk::Pipeline>,
    sets: vk::DescriptorPool,
    commands: vk::CommandPool,
    command: vk::CommandBuffer,
    fence: vk::Fence,
    results: Buffer,
    /// The results, mapped into the memory of the program.
    found: Option<NonNull<AtomicU32>>,
    pieces: Vec<Piece>,
}

// SAFETY: the pointer is that of memory mapped for this device, which any thread may read and write while the device lives;
// all other handles may be used by any thread, one at a time.
unsafe impl Send for Device<'_> {}

impl<'v> Device<'v> {
    /// Opens a card, without kernels yet.
    ///
    /// # Errors
    /// The card does not exist, or the driver rejects it.
    pub fn open(vulkan: &'v Vulkan, number: usize) -> Result<Self, String> {
        let cards = vulkan.physical()?;
        let Some(&physical) = cards.get(number) else {
            return Err(format!("there is no gpu:{number}: this machine has {} devices, counted from 0", cards.len()));
        };
        // SAFETY: the instance is alive.
        let version = unsafe { vulkan.instance.get_physical_device_properties(physical) }.api_version;
        if version < vk::API_VERSION_1_2 {
            let [major, minor] = [vk::api_version_major(version), vk::api_version_minor(version)];
            return Err(format!("the device offers Vulkan {major}.{minor}; the kernels need 1.2"));
        }
        // SAFETY: the instance is alive.
        let families = unsafe { vulkan.instance.get_physical_device_queue_family_properties(physical) };
        let family = families.iter().position(|family| family.queue_flags.contains(vk::QueueFlags::COMPUTE));
        let family = family.ok_or("the device has no queue for computations")? as u32;
        let queues = [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
        let info = vk::DeviceCreateInfo::default().queue_create_infos(&queues);
        // SAFETY: the instance is alive, and the family is one of this device.
        let device = unsafe { vulkan.instance.create_device(physical, &info, None) }
            .map_err(context("the driver rejects the device"))?;
        // SAFETY: the device was created with one queue of this family.
        let queue = unsafe { device.get_device_queue(family, 0) };
        let mut own = Self {
            vulkan,
            physical,
            device,
            queue,
            most: 0,
            set_layout: vk::DescriptorSetLayout::null(),
            layout: vk::PipelineLayout::null(),
            modules: Vec::new(),
            pipelines: Vec::new(),
            sets: vk::DescriptorPool::null(),
            commands: vk::CommandPool::null(),
            command: vk::CommandBuffer::null(),
            fence: vk::Fence::null(),
            results: Buffer::default(),
            found: None,
            pieces: Vec::new(),
        };
        own.prepare(family).map_err(context("the device cannot be prepared"))?;
        own.most = own.largest_piece();
        Ok(own)
    }

    /// Compiles the kernels of a valid module, whose bindings are the memory and the results.
    ///
    /// # Errors
    /// The driver rejects them.
    pub fn compile<const N: usize>(&mut self, code: &[u32], entries: [&CStr; N]) -> Result<[Kernel; N], String> {
        let first = self.pipelines.len();
        self.pipelines(code, &entries).map_err(context("the kernels cannot be compiled"))?;
        Ok(std::array::from_fn(|i| Kernel(first + i)))
    }

    fn pipelines(&mut self, code: &[u32], entries: &[&CStr]) -> Result<(), vk::Result> {
        let info = vk::ShaderModuleCreateInfo::default().code(code);
        // SAFETY: the device is alive, and all structures are valid during the calls. Modules come from this package, which
        // validates them in its tests, and their bindings and arguments are those of the layout.
        unsafe {
            let module = self.device.create_shader_module(&info, None)?;
            self.modules.push(module);
            let stage =
                vk::PipelineShaderStageCreateInfo::default().stage(vk::ShaderStageFlags::COMPUTE).module(module);
            let info = vk::ComputePipelineCreateInfo::default().layout(self.layout);
            let infos: Vec<_> = entries.iter().map(|name| info.stage(stage.name(name))).collect();
            let made = self.device.create_compute_pipelines(vk::PipelineCache::null(), &infos, None);
            let made = made.map_err(|(made, e)| {
                for pipeline in made {
                    self.device.destroy_pipeline(pipeline, None);
                }
                e
            })?;
            self.pipelines.extend(made);
        }
        Ok(())
    }

    /// Creates the layout that all kernels share.
    fn lay_out(&mut self) -> Result<(), vk::Result> {
        let binding = vk::DescriptorSetLayoutBinding::default()
            .descriptor_type(vk::DescriptorType::STORAGE_BUFFER)
            .descriptor_count(1)
            .stage_flags(vk::ShaderStageFlags::COMPUTE);
        let bindings = [binding.binding(0), binding.binding(1)];
        let set = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
        let arguments =
            [vk::PushConstantRange::default().stage_flags(vk::ShaderStageFlags::COMPUTE).size(4 * ARGUMENTS as u32)];
        // SAFETY: the device is alive, and all structures are valid during the calls.
        unsafe {
            self.set_layout = self.device.create_descriptor_set_layout(&set, None)?;
            let layouts = [self.set_layout];
            let layout = vk::PipelineLayoutCreateInfo::default().set_layouts(&layouts).push_constant_ranges(&arguments);
            self.layout = self.device.create_pipeline_layout(&layout, None)?;
        }
        Ok(())
    }

    fn prepare(&mut self, family: u32) -> Result<(), vk::Result> {
        self.lay_out()?;
        let sizes =
            [vk::DescriptorPoolSize::default().ty(vk::DescriptorType::STORAGE_BUFFER).descriptor_count(2 * PIECES)];
        let sets = vk::DescriptorPoolCreateInfo::default().max_sets(PIECES).pool_sizes(&sizes);
        let pool = vk::CommandPoolCreateInfo::default()
            .queue_family_index(family)
            .flags(vk::CommandPoolCreateFlags::RESET_COMMAND_BUFFER);
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let size = 4 * FOUND as u64;
        // SAFETY: the device is alive, and all structures are valid during the calls; the memory is mapped once and unmapped
        // when it is freed.
        unsafe {
            self.sets = self.device.create_descriptor_pool(&sets, None)?;
            self.commands = self.device.create_command_pool(&pool, None)?;
            let buffers = vk::CommandBufferAllocateInfo::default().command_pool(self.commands).command_buffer_count(1);
            self.command = self.device.allocate_command_buffers(&buffers)?[0];
            self.fence = self.device.create_fence(&vk::FenceCreateInfo::default(), None)?;
            self.results = self.buffer(size, visible)?;
            let mapped = self.device.map_memory(self.results.memory, 0, size, vk::MemoryMapFlags::empty())?;
            self.found = NonNull::new(mapped.cast());
        }
        Ok(())
    }

    fn largest_piece(&self) -> u64 {
        let mut allocation = vk::PhysicalDeviceMaintenance3Properties::default();
        let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut allocation);
        // SAFETY: the instance is alive; the structure belongs to Vulkan 1.1.
        unsafe { self.vulkan.instance.get_physical_device_properties2(self.physical, &mut properties) };
        let range = u64::from(properties.properties.limits.max_storage_buffer_range);
        let most = range.min(allocation.max_memory_allocation_size).min(PIECE);
        most / ENTRY * ENTRY
    }

    /// A buffer with its own memory, which has these properties.
    fn buffer(&self, size: u64, wanted: vk::MemoryPropertyFlags) -> Result<Buffer, vk::Result> {
        let info = vk::BufferCreateInfo::default().size(size).usage(vk::BufferUsageFlags::STORAGE_BUFFER);
        // SAFETY: the device is alive.
        let buffer = unsafe { self.device.create_buffer(&info, None) }?;
        let mut own = Buffer { buffer, ..Buffer::default() };
        let made = self.back(&mut own, wanted);
        // Without memory, nothing uses the buffer.
        made.inspect_err(|_| self.free(own)).map(|()| own)
    }

    fn back(&self, own: &mut Buffer, wanted: vk::MemoryPropertyFlags) -> Result<(), vk::Result> {
        // SAFETY: the instance, the device and the buffer are alive; the memory has a size and a type that fit the buffer.
        unsafe {
            let needs = self.device.get_buffer_memory_requirements(own.buffer);
            let memory = self.vulkan.instance.get_physical_device_memory_properties(self.physical);
            let types = memory.memory_types_as_slice().iter().enumerate();
            let fitting =
                types.filter(|(i, kind)| needs.memory_type_bits >> i & 1 == 1 && kind.property_flags.contains(wanted));
            // Many cards have a second, small heap of their own memory that the host reaches.
            let largest = fitting.max_by_key(|(_, kind)| memory.memory_heaps[kind.heap_index as usize].size);
            let (kind, _) = largest.ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
            let info = vk::MemoryAllocateInfo::default().allocation_size(needs.size).memory_type_index(kind as u32);
            own.memory = self.device.allocate_memory(&info, None)?;
            self.device.bind_buffer_memory(own.buffer, own.memory, 0)
        }
    }

    fn free(&self, own: Buffer) {
        // SAFETY: the handles are of this device or null, and no dispatch is under way, because each is waited for.
        unsafe {
            self.device.destroy_buffer(own.buffer, None);
            self.device.free_memory(own.memory, None);
        }
    }

    /// Allocates at most `bytes` bytes of the device, in pieces of at most `most`. A piece that the driver rejects is
    /// halved. Returns the number of bytes allocated.
    pub fn allocate(&mut self, bytes: u64, most: u64) -> u64 {
        let (mut taken, mut piece) = (0, self.most.min(most));
        while bytes - taken >= ENTRY && (self.pieces.len() as u32) < PIECES {
            let size = piece.min((bytes - taken) / ENTRY * ENTRY);
            match self.piece(size) {
                Ok(own) => {
                    self.pieces.push(own);
                    taken += size;
                }
                Err(_) if size / 2 >= LEAST_PIECE => piece = size / 2 / ENTRY * ENTRY,
                Err(_) => break,
            }
        }
        taken
    }

    fn piece(&self, size: u64) -> Result<Piece, vk::Result> {
        let own = self.buffer(size, vk::MemoryPropertyFlags::DEVICE_LOCAL)?;
        let layouts = [self.set_layout];
        let info = vk::DescriptorSetAllocateInfo::default().descriptor_pool(self.sets).set_layouts(&layouts);
        // SAFETY: pool and layout are of this device.
        let sets = unsafe { self.device.allocate_descriptor_sets(&info) }.inspect_err(|_| self.free(own))?;
        let infos = [own.buffer, self.results.buffer]
            .map(|buffer| [vk::DescriptorBufferInfo::default().buffer(buffer).range(vk::WHOLE_SIZE)]);
        // In the kernels, binding 0 is the memory under test and binding 1 the results.
        let writes = [0, 1].map(|binding| {
            vk::WriteDescriptorSet::default()
                .dst_set(sets[0])
                .dst_binding(binding)
                .descriptor_type(vk::DescriptorType::STORAGE_BUFFER)
                .buffer_info(&infos[binding as usize])
        });
        // SAFETY: set and buffers are of this device and not in use.
        unsafe { self.device.update_descriptor_sets(&writes, &[]) };
        Ok(Piece { own, set: sets[0], words: (size / 4) as u32 })
    }

    /// Number of words of each piece.
    pub fn pieces(&self) -> Vec<u32> {
        self.pieces.iter().map(|piece| piece.words).collect()
    }

    /// The results of dispatches: the number of found words, counts by bit, and the list.
    pub fn found(&self) -> &[AtomicU32] {
        let Some(found) = self.found else { return &[] };
        // SAFETY: so many words are mapped while the device lives, aligned to a page. No dispatch is under way, because each
        // is waited for; atomic loads and stores suit memory that a device shares.
        unsafe { std::slice::from_raw_parts(found.as_ptr(), FOUND) }
    }

    /// Empties the results.
    pub fn clear(&self) {
        for word in self.found().iter().take(LIST) {
            word.store(0, Ordering::Relaxed);
        }
    }

    /// Runs this number of groups of a kernel on a piece, at most [`GROUPS`], and waits for them.
    ///
    /// # Errors
    /// The device is lost.
    pub fn dispatch(
        &self,
        piece: usize,
        kernel: Kernel,
        arguments: &[u32; ARGUMENTS],
        groups: u32,
    ) -> Result<(), String> {
        let set = self.pieces[piece].set;
        let bytes: Vec<u8> = arguments.iter().flat_map(|word| word.to_ne_bytes()).collect();
        let groups = groups.clamp(1, GROUPS);
        self.submit(set, self.pipelines[kernel.0], &bytes, groups).map_err(context("the device was lost"))
    }

    fn submit(
        &self,
        set: vk::DescriptorSet,
        pipeline: vk::Pipeline,
        bytes: &[u8],
        groups: u32,
    ) -> Result<(), vk::Result> {
        let (device, command) = (&self.device, self.command);
        let memory = vk::AccessFlags::MEMORY_READ | vk::AccessFlags::MEMORY_WRITE;
        let barrier = [vk::MemoryBarrier::default().src_access_mask(memory).dst_access_mask(memory)];
        // Each dispatch sees what those before it have written, and the host sees its results.
        let order = || {
            let stages = vk::PipelineStageFlags::ALL_COMMANDS | vk::PipelineStageFlags::HOST;
            let none = vk::DependencyFlags::empty();
            // SAFETY: the command buffer is being recorded.
            unsafe { device.cmd_pipeline_barrier(command, stages, stages, none, &barrier, &[], &[]) };
        };
        let begin = vk::CommandBufferBeginInfo::default().flags(vk::CommandBufferUsageFlags::ONE_TIME_SUBMIT);
        let commands = [command];
        // SAFETY: all handles are of this device and used by one thread; the last dispatch has ended, so that the command
        // buffer may be recorded again; the arguments have the size of the layout.
        unsafe {
            device.begin_command_buffer(command, &begin)?;
            order();
            device.cmd_bind_pipeline(command, vk::PipelineBindPoint::COMPUTE, pipeline);
            device.cmd_bind_descriptor_sets(command, vk::PipelineBindPoint::COMPUTE, self.layout, 0, &[set], &[]);
            device.cmd_push_constants(command, self.layout, vk::ShaderStageFlags::COMPUTE, 0, bytes);
            device.cmd_dispatch(command, groups, 1, 1);
            order();
            device.end_command_buffer(command)?;
            device.reset_fences(&[self.fence])?;
            device.queue_submit(self.queue, &[vk::SubmitInfo::default().command_buffers(&commands)], self.fence)?;
            device.wait_for_fences(&[self.fence], true, u64::MAX)
        }
    }
}

impl Drop for Device<'_> {
    fn drop(&mut self) {
        // SAFETY: the device is alive; a lost device is idle. Afterwards no dispatch uses any handle. Null handles are ignored,
        // and freed memory is unmapped.
        unsafe {
            let _ = self.device.device_wait_idle();
            for own in self.pieces.iter().map(|piece| piece.own).chain([self.results]) {
                self.free(own);
            }
            self.device.destroy_fence(self.fence, None);
            self.device.destroy_command_pool(self.commands, None);
            self.device.destroy_descriptor_pool(self.sets, None);
            for pipeline in &self.pipelines {
                self.device.destroy_pipeline(*pipeline, None);
            }
            for module in &self.modules {
                self.device.destroy_shader_module(*module, None);
            }
            self.device.destroy_pipeline_layout(self.layout, None);
            self.device.destroy_descriptor_set_layout(self.set_layout, None);
            self.device.destroy_device(None);
        }
    }
}
