import * as m from '#messages/returns-policy';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { Link } from '../../ui/link.tsx';

export const Returns = () => (
  <>
    <p>
      {rich(
        m.if_piece_is_not_what,
        { returnDays: shop.returnDays },
        { b: (text) => <strong>{text}</strong> },
      )}
    </p>
    <h2>{m.how_to_return()}</h2>
    <ol>
      <li>
        {rich(
          m.write_to_or_through_contact,
          {},
          { orders: (text) => <Link href="/dashboard/my-orders">{text}</Link> },
        )}
      </li>
      <li>{m.we_name_day_on_which({ disputeDays: shop.disputeDays })}</li>
      <li>{m.hand_it_over_unworn_and()}</li>
    </ol>
    <p>{m.pick_up_is_free_inside()}</p>
    <h2>{m.what_cannot_come_back()}</h2>
    <ul>
      <li>{m.pieces_stitched_or_altered_to()}</li>
      <li>{m.innerwear_and_pierced_jewellery()}</li>
      <li>{m.what_was_worn()}</li>
    </ul>
    <p>{m.none_of_this_holds_for()}</p>
    <h2>{m.faulty_or_wrong()}</h2>
    <p>{m.tell_us_as_soon_as()}</p>
    <h2>{m.your_money()}</h2>
    <p>
      {rich(
        m.refund_leaves_us_within_working,
        { refundWorkingDays: shop.refundWorkingDays },
        { b: (text) => <strong>{text}</strong> },
      )}
    </p>
    <h2>{m.cancelling_instead()}</h2>
    <p>
      {rich(
        m.while_order_is_pending_or,
        { refundWorkingDays: shop.refundWorkingDays },
        { orders: (text) => <Link href="/dashboard/my-orders">{text}</Link> },
      )}
    </p>
    <h2>{m.but_no_order()}</h2>
    <p>{m.if_money_arrives_for_order()}</p>
    <h2>{m.exchanges()}</h2>
    <p>{m.for_another_size_or_colour()}</p>
  </>
);
