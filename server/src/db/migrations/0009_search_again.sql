DROP INDEX "search_entry_name";--> statement-breakpoint
DROP INDEX "search_entry_pinyin";--> statement-breakpoint
-- What is found by changed: every entry is written again at the next start.
DELETE FROM "search_entry";
