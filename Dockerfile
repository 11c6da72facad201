# refactor with Graphviz, for machines without Swift:
#
#   docker build -t refactor .
#   docker run --rm -v "$PWD:/work" refactor scan .
ARG SWIFT=6.3
FROM swift:${SWIFT}-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends zip && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN sh scripts/release.sh \
    && mkdir /release \
    && tar -xzf dist/refactor-*-linux-gnu.tar.gz -C /release --strip-components 1

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-dejavu-core git graphviz \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /release/bin /usr/local/bin
COPY --from=build /release/share /usr/local/share
# A folder that is mounted belongs to somebody else.
RUN git config --system --add safe.directory '*'
WORKDIR /work
ENTRYPOINT ["refactor"]
