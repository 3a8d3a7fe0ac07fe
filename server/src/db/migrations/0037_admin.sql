CREATE TABLE "channel_state" (
	"tenant_id" text NOT NULL,
	"channel" text NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"last_failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "channel_state_tenant_id_channel_pk" PRIMARY KEY("tenant_id","channel")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "entity_name" text GENERATED ALWAYS AS (coalesce(after ->> 'name', after ->> 'title', after ->> 'cardName', after ->> 'layoutName', after ->> 'navigationName', after ->> 'themeName', after ->> 'footerName', after ->> 'guideName', after ->> 'landingName', after ->> 'question', after ->> 'tools_name', after ->> 'typeName', after ->> 'nickName', after ->> 'account', before ->> 'name', before ->> 'title', before ->> 'cardName', before ->> 'layoutName', before ->> 'navigationName', before ->> 'themeName', before ->> 'footerName', before ->> 'guideName', before ->> 'landingName', before ->> 'question', before ->> 'tools_name', before ->> 'typeName', before ->> 'nickName', before ->> 'account', '')) STORED NOT NULL;