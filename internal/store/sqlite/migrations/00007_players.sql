-- +goose Up

-- A seat that no bot plays was called "person". Quotation marks inside JSON texts are escaped, so this matches no other text.
UPDATE tables SET seats = replace(seats, '"plays":"person"', '"plays":"player"');
