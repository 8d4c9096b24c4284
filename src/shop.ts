import { factsOfFile } from '#shop-file';

/** The built-in shop. Its phone number and GSTIN are visibly made up: live mode asks for a file with real ones. */
const chowk = {
  name: 'Chowk',
  /** The shop's name in Devanagari, shown beside the name. */
  sign: 'चौक',
  tagline: 'The market square of Jaipur, where every lane’s shops meet',
  city: 'Jaipur',
  state: 'Rajasthan',
  /** GST state code of the shop's state (first two digits of a GSTIN). */
  stateCode: '08',
  country: 'India',
  address: { line: '14 Lantern Lane, near Johari Bazaar', pincode: '302003' },
  phone: '+91 90000 00000',
  supportEmail: 'support@chowk.example',
  infoEmail: 'info@chowk.example',
  supportHours: { from: '10.00', to: '22.00' },
  gstin: '08AAAAA0000A1Z2',
  upi: { vpa: 'chowk@demo', name: 'Chowk Jaipur' },
  /** Rupees. Shipping is free when the goods total is more than this; at exactly this total the customer still pays. */
  freeShippingAbove: 799,
  /** Rupees per order. */
  shippingFee: 85,
  /** Rupees; the footer's "super discount" promise. */
  superDiscountAbove: 699,
  /** Prefix of order numbers as people say them: CHK-4821-5. Letters only. */
  orderPrefix: 'CHK',
  /** Prefix of ticket numbers: ASK-4821-3. Letters only, and different from the order prefix. */
  ticketPrefix: 'ASK',
  returnDays: 14,
  /** Days in which a customer can dispute a seller's refusal of a return. */
  disputeDays: 7,
  /** Days from payment to delivery, as promised by the shipping policy. */
  deliveryDays: { inCity: '1 to 2', elsewhere: '4 to 7' },
  /** Working days within which a refund is sent, once a return is checked or an order is cancelled. */
  refundWorkingDays: 5,
  /** Wrong delivery codes of a parcel in all, after which an operator has to mark it as delivered. */
  maxWrongCodes: 10,
  /** Hours in which a shop answers a return, before an operator does. */
  answerReturnsWithinHours: 48,
  /**
   * Conditions for pay on delivery (R-CASH-1): max rupees of an order, and max open orders per customer. A customer who
   * refused `maxRefused` parcels at the door within `refusedWithinDays` must pay in advance.
   */
  payOnDelivery: { maxRupees: 5_000, maxOpen: 3, maxRefused: 2, refusedWithinDays: 90 },
  /** Rupees that one person moves by hand alone, for an order and in a day (R-REFUND-1). More takes a second person. */
  refundApprovalAbove: 10_000,
  /** Percent of the selling price that the marketplace keeps. */
  commissionPercent: 5,
  /** Percent from which a product counts as a special offer. */
  specialOfferFrom: 10,
  /** Days for which a product has the 'New' badge. */
  newForDays: 14,
  /** Required by rule 4(5) of the Consumer Protection (E-Commerce) Rules, 2020. The name is made up too. */
  grievanceOfficer: { name: 'Name of the officer', email: 'grievance@chowk.example' },
  /** Slug of the product featured on the home page; omitted while the shop does not have it. */
  homeProduct: 'indigo-dabu-print-straight-kurta',
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    x: 'https://x.com/',
    youtube: 'https://www.youtube.com/',
  },
} as const;

/**
 * Everything specific to this shop: the built-in one or, field by field, the file that SHOP_FILE names. It never changes
 * while the process or the page lives.
 */
export const shop = { ...chowk, ...factsOfFile };
