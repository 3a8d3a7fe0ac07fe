-- Addresses such as https://good@evil/ are accepted no longer: of those stored, the host that they lead to stays.
UPDATE "revision" SET "content" = regexp_replace("content"::text, '"(https?://)/*([^/?#"\\[:space:]]*@)?', '"\1', 'gi')::jsonb
  WHERE "content"::text ~* '"https?://(/|[^/?#"\\[:space:]]*@)';
--> statement-breakpoint
UPDATE "publication" SET "draft" = regexp_replace("draft"::text, '"(https?://)/*([^/?#"\\[:space:]]*@)?', '"\1', 'gi')::jsonb
  WHERE "draft"::text ~* '"https?://(/|[^/?#"\\[:space:]]*@)';
--> statement-breakpoint
UPDATE "tenant" SET "settings" = regexp_replace("settings"::text, '"(https?://)/*([^/?#"\\[:space:]]*@)?', '"\1', 'gi')::jsonb
  WHERE "settings"::text ~* '"https?://(/|[^/?#"\\[:space:]]*@)';
