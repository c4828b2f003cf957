//! The functions that locate errors: each tries the strategies of a class of codewords in turn.

/// The functions that try the strategies of each class in turn, in C and Rust.
pub(super) fn chains_of(chains: &[Vec<String>]) -> [String; 2] {
    let mut texts = [String::new(), String::new()];
    for (c, names) in chains.iter().enumerate() {
        let suffix = if chains.len() == 1 { String::new() } else { format!("_class_{c}") };
        texts[0] += &chain_in_c(&suffix, names);
        texts[1] += &chain_in_rust(&suffix, names);
    }
    if chains.len() > 1 {
        let [c, rust] = choice_of_class(chains.len() - 1);
        texts[0] += &c;
        texts[1] += &rust;
    }
    texts
}

/// The C function that tries the strategies with these suffixes in turn.
fn chain_in_c(suffix: &str, names: &[String]) -> String {
    let mut body = match names.first() {
        Some(name) => format!("    size_t count = {{STEM}}_locate{name}(syndrome, bits);\n"),
        // A code that only detects uses no argument, of which compilers would warn.
        None => "    size_t count = 0u;\n    (void)syndrome;\n    (void)bits;\n".to_owned(),
    };
    for name in names.iter().skip(1) {
        body += "    if (count == 0u) {\n";
        body += &format!("        count = {{STEM}}_locate{name}(syndrome, bits);\n    }}\n");
    }
    format!("\nstatic size_t {{STEM}}_locate{suffix}({{S}} syndrome, uint16_t *bits) {{\n{body}    return count;\n}}\n")
}

/// The Rust function that tries the strategies with these suffixes in turn.
fn chain_in_rust(suffix: &str, names: &[String]) -> String {
    let body = match names {
        [] => "    let _ = (syndrome, bits);\n    0\n".to_owned(),
        // Clippy rejects a variable that is returned at once.
        [name] => format!("    locate{name}(syndrome, bits)\n"),
        [first, rest @ ..] => {
            let mut body = format!("    let mut count = locate{first}(syndrome, bits);\n");
            for name in rest {
                body += &format!("    if count == 0 {{\n        count = locate{name}(syndrome, bits);\n    }}\n");
            }
            body + "    count\n"
        }
    };
    format!("\nfn locate{suffix}(syndrome: {{RS}}, bits: &mut [u16]) -> usize {{\n{body}}}\n")
}

/// The function that calls the chain of a codeword's class, in C and Rust; `last` is the number of the last class.
fn choice_of_class(last: usize) -> [String; 2] {
    let (mut c_arms, mut rust_arms) = (String::new(), String::new());
    for class in 0..last {
        c_arms += &format!("    if ({{CLASS}}[w] == {class}u) {{\n");
        c_arms += &format!("        return {{STEM}}_locate_class_{class}(syndrome, bits);\n    }}\n");
        rust_arms += &format!("        {class} => locate_class_{class}(syndrome, bits),\n");
    }
    let c = format!(
        "\nstatic size_t {{STEM}}_locate(size_t w, {{S}} syndrome, uint16_t *bits) {{\n{c_arms}    return \
         {{STEM}}_locate_class_{last}(syndrome, bits);\n}}\n"
    );
    let rust = format!(
        "\nfn locate(w: usize, syndrome: {{RS}}, bits: &mut [u16]) -> usize {{\n    match {{CLASS}}[w] {{\n{rust_arms}        _ => \
         locate_class_{last}(syndrome, bits),\n    }}\n}}\n"
    );
    [c, rust]
}
