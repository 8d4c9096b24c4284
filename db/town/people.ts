import { shop as market } from '../../src/shop.ts';
import { shops } from './shops.ts';

/** A login at the seller desk. The passwords are for the demo, printed when it starts, and never used in live mode. */
export interface DeskLogin {
  name: string;
  email: string;
  password: string;
  role: 'operator' | 'seller';
  /** The seller's shop; null for the operator. */
  shop: string | null;
}

export interface TownCustomer {
  name: string;
  email: string;
  /** Ten digits, visibly invented. */
  mobile: string;
  /** Only for the demo customer. */
  password?: string;
}

export const operator: DeskLogin = {
  name: `${market.name} Operator`,
  email: 'operator@chowk.example',
  password: 'chowk-operator-demo',
  role: 'operator',
  shop: null,
};

export const sellers: readonly DeskLogin[] = shops.map((shop) => ({
  name: shop.keeper,
  email: `${shop.slug}@chowk.example`,
  password: 'chowk-seller-demo',
  role: 'seller',
  shop: shop.slug,
}));

/** The customer that a newcomer can log in as: the code arrives in the demo's outbox. */
export const demoCustomer: TownCustomer = {
  name: 'Asha Verma',
  email: 'asha@chowk.example',
  mobile: '9000000001',
  password: 'chowk-customer-demo',
};

// biome-ignore format: names
const names = [
  'Priya Sharma', 'Rahul Meena', 'Ananya Gupta', 'Vikram Singh Shekhawat', 'Sneha Iyer', 'Mohit Agarwal', 'Fatima Khan', 'Arjun Nair', 'Kavita Joshi', 'Deepak Yadav',
  'Pooja Rathore', 'Sanjay Kumawat', 'Meera Pillai', 'Imtiaz Ali Khan', 'Ritu Saxena', 'Karan Malhotra', 'Shalini Reddy', 'Gaurav Jain', 'Nidhi Choudhary', 'Harpreet Kaur',
  'Abhishek Mishra', 'Divya Menon', 'Suresh Saini', 'Zoya Ansari', 'Tarun Bhatia', 'Lakshmi Narayanan', 'Manish Khandelwal', 'Aditi Deshpande', 'Rajendra Gurjar', 'Swati Kulkarni',
  'Yash Vardhan', 'Rukhsana Begum', 'Nitin Sethi', 'Geeta Devi', 'Siddharth Rao', 'Komal Maheshwari', 'Joseph Fernandes', 'Bhavna Patel', 'Ankit Tiwari', 'Sunita Kanwar',
  'Ishita Banerjee', 'Lokesh Prajapat', 'Tanvi Shah', 'Farhan Sheikh', 'Archana Pareek', 'Rohan Das', 'Mamta Sharma', 'Dhruv Kapoor', 'Preeti Bairwa', 'Gurmeet Singh',
  'Neelam Soni', 'Varun Chauhan', 'Madhuri Patil', 'Aakash Goyal', 'Shreya Ghosh', 'Bharat Dangi', 'Rashmi Hegde', 'Usman Qureshi', 'Chitra Subramanian', 'Naveen Tanwar',
] as const;

/** Customers who have bought here before and written reviews. */
export const customers: readonly TownCustomer[] = names.map((name, at) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
  mobile: String(9_000_000_101 + at),
}));

/** The logins that `npm start` prints. */
export const demoLogins: { what: string; name: string; password: string }[] = [
  { what: 'Customer', name: demoCustomer.email, password: demoCustomer.password ?? '' },
  { what: 'Operator', name: operator.email, password: operator.password },
  ...sellers.map(({ email, password, shop }) => ({
    what: `Seller, ${shops.find(({ slug }) => slug === shop)!.name}`,
    name: email,
    password,
  })),
];
