/** A number of 32 bits that another text hardly has (FNV-1a over its letters); never 0. */
export function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}
