// Unit tests of the browser's code. They run in Node; those that need a document ask for happy-dom. They share a worker, because
// starting one for each file takes longer than all tests.

import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["unit/*.test.{ts,js}"], isolate: false } });
