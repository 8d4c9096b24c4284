import * as m from '#messages/policies';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';

/** The grievance contact, with the deadlines of the E-Commerce Rules (rule 4(5): 48 hours, one month). */
export const Grievance = () => (
  <>
    <h2>{m.grievance_officer()}</h2>
    <p>
      {rich(
        m.grievance_officer_is,
        {
          name: shop.grievanceOfficer.name,
          shop: shop.name,
          line: shop.address.line,
          city: shop.city,
          pincode: shop.address.pincode,
          email: shop.grievanceOfficer.email,
          phone: shop.phone,
        },
        {
          mail: (text) => <a href={`mailto:${shop.grievanceOfficer.email}`}>{text}</a>,
          phone: (text) => <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{text}</a>,
        },
      )}
    </p>
    <p>{m.grievance_answer()}</p>
  </>
);
