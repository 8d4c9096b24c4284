-- The rates of GST on what a fashion shop sells, as notified (central and state tax together, or integrated tax).
-- A change of law is a new row with a later valid_from: orders of earlier days keep the rate of their day.

insert into gst_rates (hsn_prefix, valid_from, up_to_paise, rate_percent) values
  -- Whatever has no row of its own: the standard rate.
  ('', '2017-07-01', null, 18),
  -- Woven fabric by the piece, unstitched sarees among it: silk, wool, cotton, man-made.
  ('5007', '2017-07-01', null, 5),
  ('5111', '2017-07-01', null, 5),
  ('5112', '2017-07-01', null, 5),
  ('5208', '2017-07-01', null, 5),
  ('5209', '2017-07-01', null, 5),
  ('5210', '2017-07-01', null, 5),
  ('5211', '2017-07-01', null, 5),
  ('5212', '2017-07-01', null, 5),
  ('5407', '2017-07-01', null, 5),
  ('5408', '2017-07-01', null, 5),
  -- Clothing, knitted (61) and not (62), and made-up textiles (63): by the value of a piece.
  ('61', '2017-07-01', 100000, 5),
  ('61', '2017-07-01', null, 12),
  ('62', '2017-07-01', 100000, 5),
  ('62', '2017-07-01', null, 12),
  ('63', '2017-07-01', 100000, 5),
  ('63', '2017-07-01', null, 12),
  ('61', '2025-09-22', 250000, 5),
  ('61', '2025-09-22', null, 18),
  ('62', '2025-09-22', 250000, 5),
  ('62', '2025-09-22', null, 18),
  ('63', '2025-09-22', 250000, 5),
  ('63', '2025-09-22', null, 18),
  -- Footwear: by the value of a pair.
  ('64', '2017-07-01', 50000, 5),
  ('64', '2017-07-01', null, 18),
  ('64', '2018-07-27', 100000, 5),
  ('64', '2018-07-27', null, 18),
  ('64', '2022-01-01', 100000, 12),
  ('64', '2022-01-01', null, 18),
  ('64', '2025-09-22', 250000, 5),
  ('64', '2025-09-22', null, 18),
  -- Jewellery of precious metal, and imitation jewellery.
  ('7113', '2017-07-01', null, 3),
  ('7117', '2017-07-01', null, 3);
