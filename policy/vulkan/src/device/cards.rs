//! The loader, its drivers and the cards that they offer.

use ash::vk;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ffi::CStr;

/// A device that Vulkan offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its number in `--device gpu:N`.
    pub number: usize,
    /// Name that the driver gives.
    pub name: String,
    /// Bytes of its own memory.
    pub bytes: u64,
    /// Bytes that the driver can give to one more program, if it reports them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<u64>,
    /// Its driver, with the version.
    pub driver: String,
    /// The version of Vulkan.
    pub vulkan: String,
    /// Whether it is a processor, or has the memory of the host.
    pub shares_memory: bool,
    /// Its address on the PCI bus, if the driver reports it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pci: Option<String>,
}

pub(super) fn context(what: &'static str) -> impl Fn(vk::Result) -> String {
    move |e| format!("{what}: {e}")
}

/// The loader with its drivers.
pub struct Vulkan {
    pub(super) instance: ash::Instance,
    /// Holds the library of the loader.
    _entry: ash::Entry,
}

impl Vulkan {
    /// Loads the Vulkan loader and its drivers.
    ///
    /// # Errors
    /// The loader or a driver is missing.
    pub fn load() -> Result<Self, String> {
        // SAFETY: the loader is a library of the system; running its initialisers is safe, as for every linked library.
        let entry = unsafe { ash::Entry::load() }.map_err(|e| format!("this machine has no Vulkan loader ({e})"))?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_2);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: the structures are valid during the call, and the entry outlives the instance (see `Drop`).
        let instance = unsafe { entry.create_instance(&info, None) };
        Ok(Self { instance: instance.map_err(context("this machine has no Vulkan driver"))?, _entry: entry })
    }

    /// All devices, in the order of the loader.
    ///
    /// # Errors
    /// The loader cannot list them.
    pub fn cards(&self) -> Result<Vec<Card>, String> {
        Ok(self.physical()?.into_iter().enumerate().map(|(number, card)| self.card(number, card)).collect())
    }

    pub(super) fn physical(&self) -> Result<Vec<vk::PhysicalDevice>, String> {
        // SAFETY: the instance is alive.
        unsafe { self.instance.enumerate_physical_devices() }.map_err(context("the devices cannot be listed"))
    }

    fn card(&self, number: usize, physical: vk::PhysicalDevice) -> Card {
        let extensions = self.extensions(physical);
        let has = |name: &CStr| extensions.iter().any(|e| e.extension_name_as_c_str() == Ok(name));
        let mut driver = vk::PhysicalDeviceDriverProperties::default();
        let mut bus = vk::PhysicalDevicePCIBusInfoPropertiesEXT::default();
        let mut properties = vk::PhysicalDeviceProperties2::default().push_next(&mut driver);
        if has(ash::ext::pci_bus_info::NAME) {
            properties = properties.push_next(&mut bus);
        }
        // SAFETY: the instance is alive, and the chain holds only structures that the device knows.
        unsafe { self.instance.get_physical_device_properties2(physical, &mut properties) };
        let general = properties.properties;
        let (heap, free) = self.heap(physical, has(ash::ext::memory_budget::NAME));
        let text = |text: Result<&CStr, _>| text.map_or_else(|_| String::new(), |t| t.to_string_lossy().into_owned());
        // nvidia-smi writes the domain in eight digits too, so reports of both can be joined by this address.
        let at = format!("{:08x}:{:02x}:{:02x}.{}", bus.pci_domain, bus.pci_bus, bus.pci_device, bus.pci_function);
        let (major, minor) = (vk::api_version_major(general.api_version), vk::api_version_minor(general.api_version));
        Card {
            number,
            name: text(general.device_name_as_c_str()),
            bytes: heap,
            free,
            driver: format!("{} {}", text(driver.driver_name_as_c_str()), text(driver.driver_info_as_c_str())),
            vulkan: format!("{major}.{minor}"),
            shares_memory: general.device_type != vk::PhysicalDeviceType::DISCRETE_GPU,
            pci: has(ash::ext::pci_bus_info::NAME).then_some(at),
        }
    }

    fn extensions(&self, physical: vk::PhysicalDevice) -> Vec<vk::ExtensionProperties> {
        // SAFETY: the instance is alive. Without an answer, no extension is used.
        unsafe { self.instance.enumerate_device_extension_properties(physical) }.unwrap_or_default()
    }

    /// Bytes of the largest heap of the device's own memory, and its free part, if the driver reports it.
    fn heap(&self, physical: vk::PhysicalDevice, has_budget: bool) -> (u64, Option<u64>) {
        let mut budget = vk::PhysicalDeviceMemoryBudgetPropertiesEXT::default();
        let mut memory = vk::PhysicalDeviceMemoryProperties2::default();
        if has_budget {
            memory = memory.push_next(&mut budget);
        }
        // SAFETY: the instance is alive, and the chain holds only structures that the device knows.
        unsafe { self.instance.get_physical_device_memory_properties2(physical, &mut memory) };
        let heaps = memory.memory_properties.memory_heaps_as_slice().to_vec();
        let own = (0..heaps.len()).filter(|i| heaps[*i].flags.contains(vk::MemoryHeapFlags::DEVICE_LOCAL));
        let Some(largest) = own.max_by_key(|i| heaps[*i].size) else { return (0, None) };
        let free = budget.heap_budget[largest].saturating_sub(budget.heap_usage[largest]);
        (heaps[largest].size, has_budget.then_some(free))
    }
}

impl Drop for Vulkan {
    fn drop(&mut self) {
        // SAFETY: devices borrow this, so none is left; the library is unloaded afterwards.
        unsafe { self.instance.destroy_instance(None) };
    }
}
