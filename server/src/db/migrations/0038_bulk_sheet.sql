CREATE TABLE "bulk_sheet" (
	"tenant_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"header_line" integer NOT NULL,
	"heads" text[] NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_sheet_tenant_id_list_name_pk" PRIMARY KEY("tenant_id","list","name")
);
