-- People with one name have no surname.
alter table sign_ups alter column first_lastname drop not null;
