-- bigserial in an unlogged table makes an unlogged sequence. A copy restored to a moment soon after its creation had an empty
-- one (PostgreSQL 15): `nextval` failed there, and so did pg_dump. Recreating it repairs such a copy too.
alter table socket_io_attachments alter column id drop default;
drop sequence socket_io_attachments_id_seq;
create sequence socket_io_attachments_id_seq owned by socket_io_attachments.id;
alter table socket_io_attachments alter column id set default nextval('socket_io_attachments_id_seq');
-- These rows are read within seconds, and their numbers will be reused.
delete from socket_io_attachments;
