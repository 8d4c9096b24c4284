-- Pictures that have just come into the shop are looked for every few seconds, to be drawn before anybody asks for them.
create index pictures_by_age on pictures (created_at);
