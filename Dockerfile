# eccforge with the open tools that it calls: docker build -t eccforge . && docker run --rm -v "$PWD:/work" eccforge check trio
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
RUN cargo build --release --locked

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends berkeley-abc iverilog verilator yosys \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /src/target/release/eccforge /usr/local/bin/eccforge
COPY --from=build /src/LICENSE-MIT /src/LICENSE-APACHE /usr/share/doc/eccforge/
WORKDIR /work
ENTRYPOINT ["eccforge"]
