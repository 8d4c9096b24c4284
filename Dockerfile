# The shop in a container. `docker build -t chowk .`, then `docker run -p 3000:3000 -v chowk:/data chowk` tries it out with the
# embedded database; compose.yaml runs it beside a PostgreSQL of its own.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# No install scripts: every native package carries its binaries.
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
# The image brings Node 24 itself, so the pinned one stays behind.
RUN node tools/build.mjs && npm prune --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:24.21.0-bookworm-slim
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
# Node itself is the first process, so that a stop reaches the shop and it finishes what is under way.
CMD ["node", ".build/server/main.js"]
STOPSIGNAL SIGTERM
