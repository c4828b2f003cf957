# eccforge with the open tools that it calls:
#   docker build -t eccforge . && docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/work" eccforge check trio
# The images are pinned by digest. To renew one: docker buildx imagetools inspect rust:1.95.0-bookworm
FROM rust:1.95.0-bookworm@sha256:6258907abe69656e41cd992e0b705cdcfabcbbe3db374f92ed2d47121282d4a1 AS build
WORKDIR /src
COPY . .
RUN cargo build --release --locked

FROM debian:bookworm-slim@sha256:7b140f374b289a7c2befc338f42ebe6441b7ea838a042bbd5acbfca6ec875818
RUN apt-get update \
    && apt-get install -y --no-install-recommends berkeley-abc iverilog verilator yosys \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 1000 --create-home eccforge
COPY --from=build /src/target/release/eccforge /usr/local/bin/eccforge
COPY --from=build /src/LICENSE-MIT /src/LICENSE-APACHE /usr/share/doc/eccforge/
# Files that it writes to a mounted folder belong to this user, unless --user names another.
USER eccforge
WORKDIR /work
ENTRYPOINT ["eccforge"]
