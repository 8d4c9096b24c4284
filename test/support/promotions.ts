import { type Database, execute } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';

/** The properties that a test sets. By default a promotion takes ₹50 off all goods by a code, borne by the shop. */
interface GivenPromotion {
  readonly name?: string;
  readonly kind?: 'percent' | 'rupees' | 'delivery';
  readonly value?: number;
  readonly cap?: number;
  readonly from?: number;
  readonly sellers?: readonly string[];
  readonly firstOrder?: boolean;
  readonly bearer?: 'shop' | 'seller';
  readonly byCoupon?: boolean;
  readonly endsAt?: Date;
  readonly maxUses?: number;
  readonly maxUsesEach?: number;
}

/** Creates promotions and coupons, and counts their uses. */
export function promotionsOf(db: Database, start: Date) {
  async function promotion(options: GivenPromotion = {}): Promise<string> {
    const {
      name = 'Welcome',
      kind = 'rupees',
      value = 50,
      from = 0,
      sellers = [],
      bearer = 'shop',
    } = options;
    const id = newId(start);
    await execute(db)`
      insert into promotions (id, name, kind, value, cap_rupees, from_rupees, seller_ids, first_order, bearer, by_coupon,
                              starts_at, ends_at, max_uses, max_uses_each, created_at, updated_at)
      values (${id}, ${name}, ${kind}, ${value}, ${options.cap ?? null}, ${from}, ${sellers}, ${options.firstOrder ?? false}, ${bearer},
              ${options.byCoupon ?? true}, ${start}, ${options.endsAt ?? null}, ${options.maxUses ?? null}, ${options.maxUsesEach ?? null}, ${start}, ${start})`;
    return id;
  }

  /** A code of a promotion: for one customer, once; or for anybody, without limit. */
  async function coupon(
    promotionId: string,
    { customerId = null, expiresAt = null }: { customerId?: string | null; expiresAt?: Date | null } = {},
  ): Promise<string> {
    const code = newId(start).toUpperCase();
    await execute(db)`
      insert into coupons (code, promotion_id, customer_id, max_uses, expires_at, created_at)
      values (${code}, ${promotionId}, ${customerId}, ${customerId && 1}, ${expiresAt}, ${start})`;
    return code;
  }

  /** Orders that use a promotion and have not given it back. */
  async function usesOf(promotionId: string): Promise<number> {
    const rows = await execute<{ uses: number }>(db)`
      select count(*)::int as uses from promotion_uses where promotion_id = ${promotionId} and given_back_at is null`;
    return rows[0]?.uses ?? 0;
  }

  return { promotion, coupon, usesOf };
}
