/**
 * A coupon's name and code. The code does not break at a hyphen. No dot between them, because it could end a line.
 */
export const CouponName = ({ name, code }: { name: string; code: string }) => (
  <>
    {name} <span data-whole="">{code}</span>
  </>
);
