import { shop } from '../../shop.ts';
import { Link } from '../../ui/link.tsx';
import { Grievance } from './grievance.tsx';

export const Privacy = () => (
  <>
    <p>
      This is the notice that the Digital Personal Data Protection Act, 2023 asks for: what {shop.name} knows
      about you, why, for how long, and what you can ask of us. We are the data fiduciary.
    </p>
    <h2>What we keep, and what for</h2>
    <ul>
      <li>
        <strong>Name, e-mail, mobile number</strong>: to log you in, to write invoices, to reach you about an
        order.
      </li>
      <li>
        <strong>Addresses</strong>: to deliver. Each order keeps its own copy of the address it went to.
      </li>
      <li>
        <strong>Orders, payments and invoices</strong>: to carry out the sale and to keep the books that tax
        law requires. Of a payment we keep its reference (UTR), never your UPI PIN, card or bank login.
      </li>
      <li>
        <strong>Cart, wishlist, reviews, chats</strong>: because you put them there. Reviews show your name to
        everybody; chats are read by the seller you write to.
      </li>
      <li>
        <strong>Messages you send us</strong> through the contact form: to answer them.
      </li>
      <li>
        <strong>Sessions</strong>: the network address and browser of each login, so that a login can be told
        apart from a break-in.
      </li>
    </ul>
    <p>
      A password is stored only as a hash that cannot be turned back, a one-time password for five minutes and
      hashed as well.
    </p>
    <h2>Cookies</h2>
    <p>
      One cookie keeps you logged in; two more belong to logging in by OTP: one lives for minutes while you
      do, the other spares you a second code on a browser you have used before. Your browser’s storage keeps
      your name for display and a choice you made before logging in. There is no advertising, no tracking and
      nothing loaded from other companies’ servers, which is why no banner asks you about it.
    </p>
    <h2>Who else sees it</h2>
    <ul>
      <li>The seller of what you ordered and the courier: name, address, phone and the pieces.</li>
      <li>The payment provider and your bank: the amount and the order’s number.</li>
      <li>The provider that carries our text messages: your number and the text.</li>
      <li>Authorities, where the law obliges us.</li>
    </ul>
    <p>We sell personal data to nobody.</p>
    <h2>How long</h2>
    <p>
      Account data as long as you have the account. Orders and invoices as long as tax law requires, at
      present six years after the annual return of their year. A login that is not used ends after 30 days,
      and every login after 180.
    </p>
    <h2>Your rights</h2>
    <p>
      You may see what we hold, have it corrected, completed or erased, withdraw a consent, name somebody who
      acts for you when you cannot, and complain. Under <Link href="/dashboard/myaddress">My Profile</Link>{' '}
      you change your name, e-mail and addresses, download everything we keep about you, log devices out, and
      delete your account; for everything else write to{' '}
      <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>.
    </p>
    <p>
      When you delete your account, your profile, addresses, cart, wishlist and chats go at once, and your
      reviews lose your name. Orders stay in our books without name, street and phone. Tax invoices that were
      issued stay as they are until tax law lets them go. If our answer does not satisfy you, you may go to
      the Data Protection Board of India.
    </p>
    <h2>Children</h2>
    <p>
      Accounts are for people of 18 years and older. A parent or guardian orders for a child; if we learn that
      a child has opened an account without them, we close it.
    </p>
    <h2>If something goes wrong</h2>
    <p>
      Should personal data get into wrong hands, we tell you and the Data Protection Board without delay: what
      happened, what it means for you, and what to do.
    </p>
    <Grievance />
  </>
);
