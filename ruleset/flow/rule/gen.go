package rule

//go:generate go run fray/tools/rules ..
