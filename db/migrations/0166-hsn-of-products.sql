-- The HSN code belongs to the product; its category's is the default. `hsn` is the seller's own, `kind_hsn` what the name says.
alter table products
  add column hsn text not null default '',
  add column kind_hsn text not null default '';

-- A saree is cloth by the piece, not a garment (chapters 50 to 55).
update categories set hsn = '5407' where hsn like '62%' and name ~* '\msar(ee|i)s?\M' and name !~* 'blouse|petticoat|stitched|wear';
update categories set hsn = '4202' where hsn in ('7117', '6204', '6211') and name ~* '\m(bags?|handbags|backpacks|wallets|clutches|purses)\M' and name !~* 'jewel|accessor';
update categories set hsn = '9102' where hsn in ('7117', '6204', '6211') and name ~* '\mwatch(es)?\M' and name !~* 'jewel|accessor';

-- Rates by notification 1/2017-Central Tax (Rate), from 22 September 2025 notification 9/2025-Central Tax (Rate), and the
-- same for integrated tax. Goods without a row pay 18 %: bags (4202), belts (4203), watches (9101, 9102), sunglasses (9004).
insert into gst_rates (hsn_prefix, valid_from, up_to_paise, rate_percent) values
  -- Fabric by the piece: wool of coarse hair, linen, jute and others, man-made staple fibre, pile, lace, embroidered, knitted.
  ('5113', '2017-07-01', null, 5),
  ('5309', '2017-07-01', null, 5),
  ('5310', '2017-07-01', null, 5),
  ('5311', '2017-07-01', null, 5),
  ('5512', '2017-07-01', null, 5),
  ('5513', '2017-07-01', null, 5),
  ('5514', '2017-07-01', null, 5),
  ('5515', '2017-07-01', null, 5),
  ('5516', '2017-07-01', null, 5),
  ('5801', '2017-07-01', null, 5),
  ('58', '2017-07-01', null, 12),
  ('58', '2025-09-22', null, 5),
  ('60', '2017-07-01', null, 5),
  -- Bags of cotton and of jute.
  ('42022220', '2017-11-15', null, 12),
  ('42022220', '2025-09-22', null, 5),
  ('42022230', '2017-11-15', null, 12),
  ('42022230', '2025-09-22', null, 5),
  -- Hats and caps of textile: by the value of a piece.
  ('6505', '2017-07-01', 100000, 5),
  ('6505', '2017-07-01', null, 18),
  ('6505', '2025-09-22', 250000, 5),
  ('6505', '2025-09-22', null, 18),
  -- Umbrellas; combs and hair-slides.
  ('6601', '2017-07-01', null, 12),
  ('6601', '2025-09-22', null, 5),
  ('9615', '2017-07-01', null, 12),
  ('9615', '2025-09-22', null, 5),
  -- Articles of precious metal, of pearls and stones.
  ('7114', '2017-07-01', null, 3),
  ('7116', '2017-07-01', null, 3),
  -- Glass bangles and the national flag are exempt (notification 2/2017-Central Tax (Rate), from 2025 10/2025).
  ('7018', '2017-07-01', null, 18),
  ('70181010', '2017-07-01', null, 0);
