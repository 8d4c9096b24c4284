import * as m from '#messages/privacy-policy';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { Link } from '../../ui/link.tsx';
import { Grievance } from './grievance.tsx';

export const Privacy = () => (
  <>
    <p>{m.this_is_notice_that_digital({ shop: shop.name })}</p>
    <h2>{m.what_we_keep()}</h2>
    <ul>
      <li>{rich(m.mobile_number, {}, { b: (text) => <strong>{text}</strong> })}</li>
      <li>{rich(m.to_deliver, {}, { b: (text) => <strong>{text}</strong> })}</li>
      <li>{rich(m.payments_and_invoices, {}, { b: (text) => <strong>{text}</strong> })}</li>
      <li>{rich(m.because_you_put_them_there, {}, { b: (text) => <strong>{text}</strong> })}</li>
      <li>{rich(m.messages_you_send_us_through, {}, { b: (text) => <strong>{text}</strong> })}</li>
      <li>{rich(m.network_address_and_browser_of, {}, { b: (text) => <strong>{text}</strong> })}</li>
    </ul>
    <p>{m.password_is_stored_only_as()}</p>
    <h2>{m.cookies()}</h2>
    <p>{m.one_cookie_keeps_you_logged()}</p>
    <h2>{m.who_else_sees_it()}</h2>
    <ul>
      <li>{m.seller_of_what_you_ordered()}</li>
      <li>{m.payment_provider_and_your_bank()}</li>
      <li>{m.provider_that_carries_our_text()}</li>
      <li>{m.where_law_obliges_us()}</li>
    </ul>
    <p>{m.we_sell_personal_data_to()}</p>
    <h2>{m.how_long()}</h2>
    <p>{m.account_data_as_long_as()}</p>
    <h2>{m.your_rights()}</h2>
    <p>
      {rich(
        m.you_may_see_what_we,
        { supportEmail: shop.supportEmail },
        {
          myaddress: (text) => <Link href="/dashboard/myaddress">{text}</Link>,
          mail: (text) => <a href={`mailto:${shop.supportEmail}`}>{text}</a>,
        },
      )}
    </p>
    <p>{m.when_you_delete_your_account()}</p>
    <h2>{m.children()}</h2>
    <p>{m.accounts_are_for_people_of()}</p>
    <h2>{m.if_something_goes_wrong()}</h2>
    <p>{m.should_personal_data_get_into()}</p>
    <Grievance />
  </>
);
