//! Ids, and names that a scheme or an enable may not have, because generated files (Verilog, SystemVerilog, C, Rust,
//! Python) already use them.

/// Rule for ids: see [`is_id`].
pub const ID: &str = "a letter, then letters, digits and dashes, up to 40, all lower-case";

/// Whether a text can be an id, which names files, modules, functions and table rows.
pub fn is_id(text: &str) -> bool {
    // Ids are columns of tables, which longer ones would make wider than a terminal.
    if !(1..=40).contains(&text.len()) || !text.starts_with(|c: char| c.is_ascii_lowercase()) {
        return false;
    }
    text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The reason why a name cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The name is a keyword of this language.
    Keyword(&'static str),
    /// Emitted modules have a port of this name, or a signal derived from it.
    Port,
}

/// Keywords of Verilog [IEEE 1364-2005, Annex B] and SystemVerilog [IEEE 1800-2017, Annex B].
const VERILOG: &str = "accept_on alias always always_comb always_ff always_latch and assert assign assume automatic \
    before begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking \
    cmos config const constraint context continue cover covergroup coverpoint cross deassign default defparam design \
    disable dist do edge else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup \
    endinterface endmodule endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum \
    event eventually expect export extends extern final first_match for force foreach forever fork forkjoin function \
    generate genvar global highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import incdir include \
    initial inout input inside instance int integer interconnect interface intersect join join_any join_none large let \
    liblist library local localparam logic longint macromodule matches medium modport module nand negedge nettype new \
    nexttime nmos nor noshowcancelled not notif0 notif1 null or output package packed parameter pmos posedge primitive \
    priority program property protected pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand \
    randc randcase randsequence rcmos real realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran \
    rtranif0 rtranif1 s_always s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal \
    showcancelled signed small soft solve specify specparam static string strong strong0 strong1 struct super supply0 \
    supply1 sync_accept_on sync_reject_on table tagged task this throughout time timeprecision timeunit tran tranif0 \
    tranif1 tri tri0 tri1 triand trior trireg type typedef union unique unique0 unsigned until until_with untyped use \
    uwire var vectored virtual void wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor";

/// Keywords of C [ISO C23, 6.4.1] and C++ [ISO C++20, 5.11].
const C: &str = "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t \
    class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype \
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int \
    long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register \
    reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct switch \
    template this thread_local throw true try typedef typeid typename typeof typeof_unqual union unsigned using virtual \
    void volatile wchar_t while xor xor_eq";

/// Keywords of Rust, including reserved ones [The Rust Reference, Keywords].
const RUST: &str = "abstract as async await become box break const continue crate do dyn else enum extern false final \
    fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait \
    true try type typeof union unsafe unsized use virtual where while yield";

/// Keywords of Python [The Python Language Reference, 2.3.1], all that are in lower case.
const PYTHON: &str = "and as assert async await break class continue def del elif else except finally for from global \
    if import in is lambda nonlocal not or pass raise return try while with yield";

/// Ports and signals of emitted modules: the core, pipes, scrubber, memory and wrappers.
const PORTS: &str = "address busy bypass byte_enable ce ce_count check clk clk_i clock codeword corrected cw_ce cw_due \
    data due due_count enable entry flips gnt inject irq last_address multi_byte nonzero poison poisoned read_address \
    read_gnt read_req read_valid ready reg_address reg_data reg_req reg_valid reg_we req reset result rst rst_n rst_ni \
    rule_fail rvalid step syndrome touched valid we within write write_address write_ce write_due write_gnt write_req \
    write_valid written";

/// Whether generated files already use this name.
pub fn taken(name: &str) -> Option<Taken> {
    for (language, keywords) in [("Verilog", VERILOG), ("C", C), ("Rust", RUST), ("Python", PYTHON)] {
        if keywords.split_ascii_whitespace().any(|word| word == name) {
            return Some(Taken::Keyword(language));
        }
    }
    // One signal for each codeword (`syndrome_0`), one register for each stage (`data_q0`), one port for each view
    // (`touched_lane`).
    let stem = name.rsplit_once('_').map_or(name, |(stem, index)| {
        let digits = index.strip_prefix('q').unwrap_or(index);
        if !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()) { stem } else { name }
    });
    let view = ["touched_", "within_", "multi_byte_", "nonzero_"].iter().any(|prefix| name.starts_with(prefix));
    let port = PORTS.split_ascii_whitespace().any(|word| word == stem);
    (port || view).then_some(Taken::Port)
}
