import type { Row } from '../../check.ts';
import { has, inPart, row } from './row.ts';

/** Section 2: information pages. */

export const reading: readonly Row[] = [
  row(
    'contact cards',
    'contact: address, phone, two mail addresses',
    inPart(
      'main',
      '/contact',
      'guest',
      '14 Lantern Lane',
      'Jaipur',
      'Rajasthan',
      '+91 90000 00000',
      'support@chowk.example',
      'info@chowk.example',
    ),
  ),
  row(
    'contact form',
    'contact: Name, Email, Subject, Message, SEND',
    inPart('main', '/contact', 'guest', 'Name', 'Email', 'Subject', 'Message', 'SEND'),
  ),
  row(
    'contact email',
    'contact: Email is typed as an e-mail address',
    has('/contact', 'guest', 'type="email"'),
  ),
  row(
    'about sections',
    'about: its sections',
    inPart(
      'main',
      '/about',
      'guest',
      'Welcome to Chowk',
      'Our Story',
      'Our Commitment',
      'Discover Your Style',
      'Connect With Us',
    ),
  ),
  row(
    'about commitment',
    'about: curated collections, quality assurance, customer-centric approach',
    inPart(
      'main',
      '/about',
      'guest',
      'Curated collections',
      'Quality assurance',
      'Customer-centric approach',
    ),
  ),
];
