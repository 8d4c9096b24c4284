-- Once, on the primary: psql -h 10.0.0.11 -U postgres -v password=choose-a-third -f create-database.sql
-- createdb: the shop tries its nightly backup in a database of its own.
create role chowk login createdb password :'password';
create database chowk owner chowk;
