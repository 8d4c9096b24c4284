/** A coupon's name and its code, which does not break at a hyphen; no dot between, which would end a line. */
export const CouponName = ({ name, code }: { name: string; code: string }) => (
  <>
    {name} <span data-whole="">{code}</span>
  </>
);
