/** A coupon's name and its code, which does not break at a hyphen. */
export const CouponName = ({ name, code }: { name: string; code: string }) => (
  <>
    {name} · <span data-whole="">{code}</span>
  </>
);
