import { shop } from '../../shop.ts';

/** Whom to complain to, with the times that the E-Commerce Rules give (rule 4(5): 48 hours, one month). */
export const Grievance = () => (
  <>
    <h2>Grievance officer</h2>
    <p>
      Under the Consumer Protection (E-Commerce) Rules, 2020, complaints go to our grievance officer:{' '}
      {shop.grievanceOfficer.name}, {shop.name}, {shop.address.line}, {shop.city} {shop.address.pincode},{' '}
      <a href={`mailto:${shop.grievanceOfficer.email}`}>{shop.grievanceOfficer.email}</a>,{' '}
      <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>.
    </p>
    <p>
      You get an acknowledgement with a number within 48 hours and an answer that settles the matter within
      one month. The National Consumer Helpline (1915) and the consumer commissions remain open to you.
    </p>
  </>
);
