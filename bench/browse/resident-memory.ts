/** Resident memory of the server at this address in bytes, from its own /metrics. */
export async function residentMemory(shop: string): Promise<number> {
  const metrics = await (await fetch(`${shop}/metrics`)).text();
  const [, bytes] = /^chowk_process_resident_memory_bytes (\S+)/m.exec(metrics) ?? [];
  if (!bytes) throw new Error('The shop does not say how much memory it takes');
  return Number(bytes);
}
