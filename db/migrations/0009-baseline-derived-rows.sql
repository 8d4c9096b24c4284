-- Functions for the ledgers of listed products. They are written by `list_products`.

-- Sixteen bands per doubling of the price, from 16 rupees on, 0 below. The same as src/domains/search/price-band.ts.
create function price_band(price integer) returns smallint
  language sql immutable parallel safe
  return width_bucket(price, '{16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62,64,68,72,76,80,84,
    88,92,96,100,104,108,112,116,120,124,128,136,144,152,160,168,176,184,192,200,208,216,224,232,240,248,256,272,288,
    304,320,336,352,368,384,400,416,432,448,464,480,496,512,544,576,608,640,672,704,736,768,800,832,864,896,928,960,992,
    1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,
    2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,
    7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,
    18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768,34816,36864,38912,40960,
    43008,45056,47104,49152,51200,53248,55296,57344,59392,61440,63488,65536,69632,73728,77824,81920,86016,90112,94208,
    98304,102400,106496,110592,114688,118784,122880,126976,131072,139264,147456,155648,163840,172032,180224,188416,
    196608,204800,212992,221184,229376,237568,245760,253952,262144,278528,294912,311296,327680,344064,360448,376832,
    393216,409600,425984,442368,458752,475136,491520,507904,524288,557056,589824,622592,655360,688128,720896,753664,
    786432,819200,851968,884736,917504,950272,983040,1015808,1048576,1114112,1179648,1245184,1310720,1376256,1441792,
    1507328,1572864,1638400,1703936,1769472,1835008,1900544,1966080,2031616,2097152,2228224,2359296,2490368,2621440,
    2752512,2883584,3014656,3145728,3276800,3407872,3538944,3670016,3801088,3932160,4063232,4194304,4456448,4718592,
    4980736,5242880,5505024,5767168,6029312,6291456,6553600,6815744,7077888,7340032,7602176,7864320,8126464,8388608,
    8912896,9437184,9961472,10485760,11010048,11534336,12058624,12582912,13107200,13631488,14155776,14680064,15204352,
    15728640,16252928}'::integer[]);

-- The extended hash, which hash partitioning relies on: it does not change between versions.
create function fingerprint_of(p listed_products) returns bigint
  language sql immutable parallel safe
  return hash_record_extended(
    row (p.brand, p.seller_id, p.final_price, p.discount, p.rating_tenths, p.in_stock, p.sizes, p.colours), 0);

-- Folding: each kind with several rows gets a single one. Returns how many rows were removed.
create function fold_listed_counts() returns integer language sql as $$
  with several as (
    select category_id, band, stars, in_stock from listed_counts
    group by category_id, band, stars, in_stock having count(*) > 1
  ), gone as (
    delete from listed_counts c using several s
    where (c.category_id, c.band, c.stars, c.in_stock) = (s.category_id, s.band, s.stars, s.in_stock)
    returning c.*
  ), folded as (
    insert into listed_counts
    select category_id, band, stars, in_stock, sum(products) from gone
    group by category_id, band, stars, in_stock having sum(products) <> 0
    returning 1
  )
  select ((select count(*) from gone) - (select count(*) from folded))::integer
$$;

create function fold_listed_facets() returns integer language sql as $$
  with several as (
    select category_id, kind, name from listed_facets group by category_id, kind, name having count(*) > 1
  ), gone as (
    delete from listed_facets c using several s
    where (c.category_id, c.kind, c.name) = (s.category_id, s.kind, s.name) returning c.*
  ), folded as (
    insert into listed_facets
    select category_id, kind, name, sum(products) from gone group by category_id, kind, name having sum(products) <> 0
    returning 1
  )
  select ((select count(*) from gone) - (select count(*) from folded))::integer
$$;

create function fold_listed_fingerprints() returns integer language sql as $$
  with several as (
    select category_id from listed_fingerprints group by category_id having count(*) > 1
  ), gone as (
    delete from listed_fingerprints f using several s where f.category_id = s.category_id returning f.*
  ), folded as (
    insert into listed_fingerprints
    select category_id, sum(products), sum(fingerprint) from gone
    group by category_id having sum(products) <> 0 or sum(fingerprint) <> 0
    returning 1
  )
  select ((select count(*) from gone) - (select count(*) from folded))::integer
$$;
