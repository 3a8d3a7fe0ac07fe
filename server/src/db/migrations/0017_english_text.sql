CREATE TABLE "english_text" (
	"tenant_id" text NOT NULL,
	"text" text NOT NULL,
	"english" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "english_text_tenant_id_text_pk" PRIMARY KEY("tenant_id","text")
);
