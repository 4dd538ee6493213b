// Package parts notes when each part of a value last changed, writes the parts that changed after a revision as JSON, and applies
// them to an earlier value.
//
// The value is a struct, and its fields are its parts. The tag parts:"into" makes the fields of a struct field separate parts. The tag
// parts:"by=id" makes the items of a list separate parts, which their field with the JSON name id identifies, and each of their
// fields is a part. A field with parts:"-" is none.
//
// What is written is an object with the changed fields. A field that is now empty and that JSON leaves out is null. A list of parts is an
// object {"set": changed items, "ids": all ids in order}: an item in set has its id and its changed fields, and ids is left out if it
// is unchanged. It is a whole array if all its items are new, or if they have no unique ids.
package parts
