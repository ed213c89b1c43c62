/** @jest-environment node */
import pg from "pg";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { findPostgres } from "@/scripts/programs.mjs";
import { withClient } from "../sessions/database-store.ts";
import { migrate, SCHEMA_VERSION } from "../sessions/migrations.ts";
import { describeContract, stored } from "./describe-contract";
import { aStep, aWithdrawal, PROTOCOL, post, receipt, sent } from "./records";
import { spawnReceiver } from "./spawn-receiver";
import { SITE, startReceiver } from "./start-receiver";
