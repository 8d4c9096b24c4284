/**
 * Everything that names this shop. Another shop changes this file and nothing else.
 * The phone number and the GSTIN are visibly made up: they must be replaced before going live.
 */
export const shop = {
  name: 'Chowk',
  /** The name in Devanagari, beside the name over the door. */
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
  gstin: '08AAAAA0000A1Z5',
  upi: { vpa: 'chowk@demo', name: 'Chowk Jaipur' },
  /** Rupees. Shipping is free when the goods come to more than this; exactly this much still pays. */
  freeShippingAbove: 799,
  /** Rupees, charged once an order. */
  shippingFee: 85,
  /** Rupees; the footer's "super discount" promise. */
  superDiscountAbove: 699,
  /** What a customer may hold without having paid (R-STOCK-2): orders, and pieces in all of them together. */
  maxUnpaidOrders: 40,
  maxHeldPieces: 100,
  /**
   * What one network address (IPv6: a /48) may hold unpaid, over all customers. A mobile operator puts thousands behind one
   * address: its 120 orders an hour hold 60 at a time, which leaves 40 for UTRs that wait longer.
   */
  maxHeldFromAddress: { orders: 100, pieces: 300 },
  /** Max orders from one network address in an hour. */
  maxOrdersOfAddress: 120,
  /** Transaction IDs (UTRs) that one customer, and one network address, may send in an hour, over all orders. */
  maxClaims: { ofCustomer: 10, ofAddress: 30 },
  /** A UTR that so many bank statements do not have is given up, and its order's goods go back. */
  statementsWithoutClaim: 3,
  /** Begins the numbers of orders as people say them: CHK-4821-5. Letters only. */
  orderPrefix: 'CHK',
  /** Begins the numbers of tickets: ASK-4821-3. Letters only, and others than an order's. */
  ticketPrefix: 'ASK',
  returnDays: 14,
  /** Days in which a customer can disagree with a seller who declined a return. */
  disputeDays: 7,
  /** How a seller packs who has not said it otherwise: open minutes from the order to the packed parcel. */
  packing: {
    hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' })),
    packingMinutes: 120,
  },
  /** Days from the order being paid to the door, as the shipping policy promises them. */
  deliveryDays: { inCity: '1 to 2', elsewhere: '4 to 7' },
  /** Working days within which a refund leaves the shop, once a return is checked or an order is cancelled. */
  refundWorkingDays: 5,
  /**
   * Who may pay at the door (R-CASH-1): orders of at most so many rupees, so many of a customer's at once, and nobody who
   * refused so many parcels at the door within so many days.
   */
  payOnDelivery: { maxRupees: 5_000, maxOpen: 3, maxRefused: 2, refusedWithinDays: 90 },
  /** Rupees. A refund by hand of more than this needs two operators: one asks, another one approves. */
  refundApprovalAbove: 25_000,
  /** Percent of the selling price that the marketplace keeps. */
  commissionPercent: 5,
  /** Percent of GST that the commission contains (a service of the marketplace to its sellers). */
  commissionGstPercent: 18,
  /** Percent from which a product counts as a special offer. */
  specialOfferFrom: 10,
  /** Days for which a product wears the 'New' badge. */
  newForDays: 14,
  /** Named by rule 4(5) of the Consumer Protection (E-Commerce) Rules, 2020. The name is made up too. */
  grievanceOfficer: { name: 'Name of the officer', email: 'grievance@chowk.example' },
  /** Slug of the product that the home page tells about; left out while the shop does not have it. */
  homeProduct: 'indigo-dabu-print-straight-kurta',
  social: {
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
    x: 'https://x.com/',
    youtube: 'https://www.youtube.com/',
  },
} as const;
