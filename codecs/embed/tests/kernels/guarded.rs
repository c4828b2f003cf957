//! Buffers that detect accesses outside them: writes by canaries, or any access by inaccessible pages.

/// Number of bytes on each side of a buffer that must stay unchanged.
const GUARD: usize = 80;
const CANARY: u8 = 0xA5;

/// The place of a buffer.
#[derive(Clone, Copy, Debug)]
pub enum BufferPlace {
    /// At this address modulo 64, between canaries.
    Aligned(usize),
    /// Its last byte is the last one before an inaccessible page.
    #[cfg(all(unix, not(miri)))]
    BeforeGuardPage,
    /// Its first byte is the first one after an inaccessible page.
    #[cfg(all(unix, not(miri)))]
    BehindGuardPage,
}

enum Memory {
    Canaries(Vec<u8>),
    #[cfg(all(unix, not(miri)))]
    Pages(pages::Pages),
}

/// A copy of bytes in a buffer at a chosen [`BufferPlace`].
pub struct Guarded {
    memory: Memory,
    at: usize,
    len: usize,
}

impl Guarded {
    pub fn new(bytes: &[u8], place: BufferPlace) -> Self {
        let len = bytes.len();
        let (memory, at) = match place {
            BufferPlace::Aligned(alignment) => {
                let all = vec![CANARY; len + 2 * GUARD + 64];
                let base = all.as_ptr().addr();
                (Memory::Canaries(all), GUARD + (alignment + 64 - (base + GUARD) % 64) % 64)
            }
            #[cfg(all(unix, not(miri)))]
            BufferPlace::BeforeGuardPage => {
                let mut pages = pages::Pages::new(len);
                let at = pages.get().len() - len;
                (Memory::Pages(pages), at)
            }
            #[cfg(all(unix, not(miri)))]
            BufferPlace::BehindGuardPage => (Memory::Pages(pages::Pages::new(len)), 0),
        };
        let mut guarded = Self { memory, at, len };
        guarded.get().copy_from_slice(bytes);
        guarded
    }

    pub fn get(&mut self) -> &mut [u8] {
        let all = match &mut self.memory {
            Memory::Canaries(all) => all.as_mut_slice(),
            #[cfg(all(unix, not(miri)))]
            Memory::Pages(pages) => pages.get(),
        };
        &mut all[self.at..self.at + self.len]
    }

    /// Makes the bytes read-only, if pages guard the buffer.
    pub fn freeze(&mut self) {
        #[cfg(all(unix, not(miri)))]
        if let Memory::Pages(pages) = &mut self.memory {
            pages.protect(rustix::mm::MprotectFlags::READ);
        }
    }

    /// Makes the bytes writable again.
    pub fn thaw(&mut self) {
        #[cfg(all(unix, not(miri)))]
        if let Memory::Pages(pages) = &mut self.memory {
            pages.protect(rustix::mm::MprotectFlags::READ | rustix::mm::MprotectFlags::WRITE);
        }
    }

    pub fn assert_intact(&self, what: &str) {
        let Memory::Canaries(all) = &self.memory else { return };
        let (before, after) = (&all[..self.at], &all[self.at + self.len..]);
        assert!(before.iter().chain(after).all(|&b| b == CANARY), "{what}: a write outside the buffer");
    }
}

#[cfg(all(unix, not(miri)))]
#[allow(unsafe_code)]
mod pages {
    use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect, munmap};
    use std::ffi::c_void;
    use std::ptr::null_mut;

    /// Whole pages between two inaccessible pages.
    pub struct Pages {
        base: *mut c_void,
        page: usize,
        /// Number of bytes between the two inaccessible pages.
        len: usize,
    }

    impl Pages {
        /// Maps `len` bytes or more, at least one page, all zero.
        pub fn new(len: usize) -> Self {
            let page = rustix::param::page_size();
            let len = len.max(1).next_multiple_of(page);
            // SAFETY: a new mapping at an address that the system chooses touches no memory of this program.
            let base = unsafe { mmap_anonymous(null_mut(), len + 2 * page, ProtFlags::empty(), MapFlags::PRIVATE) };
            let mut pages = Self { base: base.expect("room for a few pages"), page, len };
            pages.protect(MprotectFlags::READ | MprotectFlags::WRITE);
            pages
        }

        /// Sets the permitted accesses to the bytes between the guards.
        pub fn protect(&mut self, flags: MprotectFlags) {
            // SAFETY: whole pages of the mapping of this value, which nothing borrows now.
            unsafe { mprotect(self.base.byte_add(self.page), self.len, flags) }.expect("pages of our own");
        }

        /// The bytes between the guards.
        pub fn get(&mut self) -> &mut [u8] {
            // SAFETY: mapped, initialised to zero and borrowed as long as this value is; whoever freezes them only reads.
            unsafe { std::slice::from_raw_parts_mut(self.base.byte_add(self.page).cast(), self.len) }
        }
    }

    impl Drop for Pages {
        fn drop(&mut self) {
            // SAFETY: the mapping of this value, which nothing borrows any more.
            unsafe { munmap(self.base, self.len + 2 * self.page) }.expect("a mapping of our own");
        }
    }
}
