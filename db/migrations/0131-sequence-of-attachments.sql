-- bigserial of an unlogged table makes an unlogged sequence. A copy that was restored to soon after
-- it was made had an empty one (PostgreSQL 15): `nextval` failed there, and pg_dump with it. Made anew: that mends such a one too.
alter table socket_io_attachments alter column id drop default;
drop sequence socket_io_attachments_id_seq;
create sequence socket_io_attachments_id_seq owned by socket_io_attachments.id;
alter table socket_io_attachments alter column id set default nextval('socket_io_attachments_id_seq');
-- Rows that are read within seconds: their numbers are given again.
delete from socket_io_attachments;
