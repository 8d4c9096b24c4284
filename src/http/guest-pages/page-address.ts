/** Tracking parameters, which must not split the cache. */
const campaigns = new Set(
  'fbclid gclid gbraid wbraid dclid msclkid ttclid twclid yclid igshid igsh srsltid li_fat_id mc_cid mc_eid _ga _gl ref_src'.split(
    ' ',
  ),
);
const isCampaign = (name: string) => name.startsWith('utm_') || campaigns.has(name);

/** In characters; longer addresses are not cached. */
const longest = 600;

/** True for the cache key of a product's page, by slug or id, with any query. */
export function isPageOf(address: string, { id, slug }: { id: string; slug: string }): boolean {
  const [, last = ''] = /^\/product\/details\/([^/?]*)/.exec(address) ?? [];
  return last === id || last === encodeURIComponent(slug) || last === slug;
}

/** The cache key of a guest page: sorted parameters without tracking ones. Null when the address is not cacheable. */
export function pageAddress(url: string): string | null {
  if (url.length > longest) return null;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  if (query === '') return path || '/';
  // With its mark: of a bare query that begins with a second mark, as of `/shops??rating=4`, that one would be dropped.
  const parameters = new URLSearchParams(`?${query}`);
  const campaignNames = Array.from(parameters.keys()).filter(isCampaign);
  for (const name of campaignNames) parameters.delete(name);
  parameters.sort();
  const rest = parameters.toString();
  return rest ? `${path}?${rest}` : path;
}
