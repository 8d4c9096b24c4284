/** What campaigns and other sites add to links, and no page reads: it must not make another page of the same one. */
const campaigns = new Set(
  'fbclid gclid gbraid wbraid dclid msclkid ttclid twclid yclid igshid igsh srsltid li_fat_id mc_cid mc_eid _ga _gl ref_src'.split(
    ' ',
  ),
);
const isCampaign = (name: string) => name.startsWith('utm_') || campaigns.has(name);

/** The longest address that is worth keeping. Characters. */
const longest = 600;

/**
 * One spelling for all addresses of the same guest page: parameters in order, what campaigns add left out.
 * Null for an address that is not worth keeping.
 */
export function pageAddress(url: string): string | null {
  if (url.length > longest) return null;
  const [path = '/', query] = url.split('?', 2);
  if (!query) return path;
  const parameters = new URLSearchParams(query);
  const added = Array.from(parameters.keys()).filter(isCampaign);
  for (const name of added) parameters.delete(name);
  parameters.sort();
  const rest = parameters.toString();
  return rest ? `${path}?${rest}` : path;
}
