/** A cached page with a line on top that says how old it is. The style is an attribute, because of the CSP. */
export async function sayThatItIsOld(kept) {
  const when = new Date(kept.headers.get('date') ?? 0).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const said = `You’re offline. This page is as it was on ${when}, and you can’t order now.`;
  const html = (await kept.text()).replace(
    '<body>',
    `<body><p id="offline" data-kept data-edge="foot" role="status" style="position:fixed;inset:auto 0 0;z-index:60;margin:0;padding:.5rem 1rem;background:#7a2333;color:#fff;font-weight:600;font-size:.875rem;line-height:1.4;text-align:center">${said}</p>`,
  );
  return new Response(html, { headers: kept.headers });
}

/** The offline page with links to the pages in these caches, newest first. */
export async function listOf(names, page) {
  const links = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(key.url);
      const kept = await cache.match(key, { ignoreVary: true });
      const title = /<title>([^<]*)<\/title>/.exec(await kept.text())?.[1] ?? pathname;
      const href = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      links.push(`<li><a href="${href}">${title}</a></li>`);
    }
  }
  const list = links.length
    ? `<p>These pages you have seen can be read now:</p><ul>${links.join('')}</ul>`
    : '';
  return new Response((await page.text()).replace('<!--kept-->', list), { headers: page.headers });
}
