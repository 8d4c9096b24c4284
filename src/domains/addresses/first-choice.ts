/** Where somebody's order goes unless they choose: to the address they prefer, or to the only one they have. */
export function firstChoice<A extends { readonly defaultAddress: boolean }>(
  addresses: readonly A[],
): A | undefined {
  return (
    addresses.find(({ defaultAddress }) => defaultAddress) ??
    (addresses.length === 1 ? addresses[0] : undefined)
  );
}
