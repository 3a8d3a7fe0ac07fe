-- Rows of a search stay in their page as they are: packing them smaller would be undone at every search.
ALTER TABLE "search_entry" SET (toast_tuple_target = 8160);
