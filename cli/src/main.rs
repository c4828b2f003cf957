fn main() {
    for b in eccforge_codecs::scheme::builtins() {
        let t = std::time::Instant::now();
        match eccforge_codecs::scheme::Scheme::from_text(&b.file(), None) {
            Ok(s) => println!("{} n={} r={} W={} spaces={} {} {:?}", s.id, s.code.h.n(), s.code.h.r(), s.codewords(), s.corrects[0].len(), &s.hash()[..8], t.elapsed()),
            Err(e) => println!("{:?}", miette::Report::new(*e)),
        }
    }
}
