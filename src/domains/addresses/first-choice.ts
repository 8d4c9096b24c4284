/** The preselected delivery address: the customer's default one, or the only one. */
export function firstChoice<A extends { readonly defaultAddress: boolean }>(
  addresses: readonly A[],
): A | undefined {
  return (
    addresses.find(({ defaultAddress }) => defaultAddress) ??
    (addresses.length === 1 ? addresses[0] : undefined)
  );
}
